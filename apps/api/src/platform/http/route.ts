import { Readable } from "node:stream";
import type { accesses } from "@tomoru/contract/access";
import type { MemberRole } from "@tomoru/contract/accounts/member-role";
import type { SuccessName } from "@tomoru/contract/codes";
import type {
  Access,
  Actor,
  BodyOf,
  Endpoint,
  EventOf,
  HeadersOf,
  ParamsOf,
  QueryOf,
  ResultOf,
  StreamEndpoint,
} from "@tomoru/contract/endpoint";
import type { Locale } from "@tomoru/contract/fields";
import type { OwnerId } from "../owner.ts";
import type { UncheckedSession } from "../unchecked-session.ts";

/** Who a signed-in call comes from. */
export type Caller<A extends Actor = Actor> = {
  readonly actor: A;
  readonly ownerId: OwnerId<A>;
  /** Which of the owner's people it is. */
  readonly accountId: string;
  readonly sessionId: string;
};

/** One person of all: an account's id says nothing without its owner, and is the same for every creator. */
export const personKey = ({ ownerId, accountId }: Pick<Caller, "ownerId" | "accountId">): string =>
  `${ownerId}:${accountId}`;

/** A caller whom the gate has let in. */
export type Admitted<A extends Actor = Actor> = Caller<A> & {
  /** Who is alone in an account owns it. */
  readonly role: MemberRole;
  /** Their account is suspended for its plan: only some calls go on. */
  readonly isUnpaid: boolean;
};

/** The side whose people make a call; never for the operator's and anybody's. */
type ActorOf<E> = E extends { access: infer A extends Actor } ? A : never;

type TermsOf<E> = E extends { access: infer A extends Access } ? (typeof accesses)[A] : never;

type CallerOf<E> =
  TermsOf<E> extends { bearer: infer A extends Actor }
    ? Admitted<A> | (TermsOf<E> extends { isTokenOptional: true } ? undefined : never)
    : undefined;

/** A request that passed its gate and its schemas. `caller` is there only where the endpoint's access is an actor's. */
export type Call<E> = {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly headers: HeadersOf<E>;
  readonly body: BodyOf<E>;
  /** The bytes of a file, of a call that takes one. */
  readonly upload: E extends { upload: object } ? Buffer : undefined;
  readonly caller: CallerOf<E>;
  readonly locale: Locale;
  readonly ip: string;
};

/** The same where the call's own statements look whether its session lives: an unchecked one, and no caller yet. */
export type UncheckedCall<E> = Omit<Call<E>, "caller"> & { readonly session: UncheckedSession<ActorOf<E>> };

/** `success` only where it differs from the endpoint's own. */
export type Answer<E> = (undefined extends ResultOf<E>
  ? { result?: ResultOf<E> }
  : { result: ResultOf<E> }) & {
  success?: SuccessName;
};

type Answered = Promise<{ result?: unknown; success?: SuccessName; fileName?: string }>;

export type PlainRoute = {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<Endpoint>) => Answered;
};

/** No endpoint for owners only: no statement that checks a session checks the role. */
type UncheckedEndpoint = Endpoint & { readonly access: Actor; readonly role?: never };

/** Its handler takes an unchecked session. */
export type UncheckedRoute = {
  readonly endpoint: UncheckedEndpoint;
  readonly handleUnchecked: (call: UncheckedCall<Endpoint>) => Answered;
};

/** A call that is answered by a stream: says what is so now, first when it opens and then whenever something changed. */
export type StreamRoute = {
  readonly endpoint: StreamEndpoint;
  readonly read: (caller: Admitted) => Promise<readonly { name: string; data: unknown }[]>;
};

export type Route = PlainRoute | UncheckedRoute | StreamRoute;

/** Ties a use case to an endpoint of the contract; the compiler holds both to the same shapes. */
export function route<E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Promise<Answer<E>>): Route {
  // The server parses a call by the endpoint's own schemas before it hands it over.
  return { endpoint, handle: handle as PlainRoute["handle"] };
}

/** A file that is sent as it comes. What fails once it began ends the connection, so that nobody takes a part for the whole. */
export type FileAnswer = { readonly name: string; readonly text: AsyncIterable<string> };

/** The same for a file. */
export function fileRoute<E extends Endpoint & { readonly file: string }>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<FileAnswer>,
): Route {
  return {
    endpoint,
    handle: async (call) => {
      const { name, text } = await handle(call as Call<E>);
      return { result: Readable.from(text), fileName: name };
    },
  };
}

/** The same for a busy call whose statements carry the check of the session (docs/decisions/0022). */
export function uncheckedRoute<E extends UncheckedEndpoint>(
  endpoint: E,
  handle: (call: UncheckedCall<E>) => Promise<Answer<E>>,
): Route {
  return { endpoint, handleUnchecked: handle as unknown as UncheckedRoute["handleUnchecked"] };
}

/** The same for a stream. */
export function streamRoute<E extends StreamEndpoint>(
  endpoint: E,
  read: (caller: Admitted<ActorOf<E>>) => Promise<readonly EventOf<E>[]>,
): Route {
  return { endpoint, read: read as StreamRoute["read"] };
}
