/** Sort behind everything that is known. */
export const unknownFigure = -1;
export const unknownPriceYen = 2_147_483_647;
export const unknownDay = "0001-01-01";
