/** Ends the start, or a command, with its one line: for the person at the terminal, who can mend it. No stack, no value of a secret. */
export class StartFault extends Error {}
