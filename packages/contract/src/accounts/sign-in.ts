import { z } from "zod/mini";
import { Email, SignInPassword } from "../fields.ts";

/** In the order of the form. */
export const SignIn = z.object({ username: Email, password: SignInPassword });
export type SignIn = z.infer<typeof SignIn>;
