import { z } from "zod/mini";
import { Email, SignInPassword } from "../fields.ts";

/** In the order of the form; `password` is what a side takes for one that is set. */
export function signInWith(password: typeof SignInPassword) {
  return z.object({ username: Email, password });
}

export const SignIn = signInWith(SignInPassword);
export type SignIn = z.infer<typeof SignIn>;
