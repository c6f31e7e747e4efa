/** The page that a document opens with is hydrated after what stands around it. Until then its location must stay. */
let tell: () => void = () => undefined;
export const firstPageStands = new Promise<void>((resolve) => {
  tell = resolve;
});

export function tellThatPageStands(): void {
  tell();
}
