/** Who of the operator's people made and sent the runs of the demo, as the console takes names: one that is read there can be entered too. */
export const demoOperators = ["Tanaka", "Sasaki"] as const;
