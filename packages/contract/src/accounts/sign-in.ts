import { z } from "zod/mini";
import { Email, SignInPassword } from "../fields.ts";

/** What the sign-in form asks for, in its order. */
export const SignIn = z.object({ username: Email, password: SignInPassword });
export type SignIn = z.infer<typeof SignIn>;
