import { invalid } from "./stripe-refusal.ts";

/** A call's parameters, as they come: `items[0][price]=…`, in the body of a POST or the query of anything else. */
export class StripeForm {
  readonly #values: ReadonlyMap<string, string>;

  constructor(written: URLSearchParams) {
    this.#values = new Map(written);
  }

  /** Refuses what a call does not know: here as at the provider nothing is left out silently. */
  allow(known: readonly string[]): void {
    const allowed = new Set([...known, "expand[]"]);
    for (const name of this.#values.keys()) {
      const shape = name
        .replace(/(^|\])?\bmetadata(\])?\[[^\]]*\]$/, "$1metadata$2[]")
        .replaceAll(/\[\d*\]/g, "[]");
      if (!allowed.has(shape)) {
        throw invalid(`Received unknown parameter: ${name}`, { code: "parameter_unknown", param: name });
      }
    }
  }

  get names(): string[] {
    return [...this.#values.keys()];
  }

  text(name: string): string | undefined {
    const value = this.#values.get(name);
    return value === "" ? undefined : value;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value === undefined) {
      throw invalid(`Missing required param: ${name}.`, { code: "parameter_missing", param: name });
    }
    return value;
  }

  whole(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(value)) {
      throw invalid(`Invalid integer: ${value}`, { code: "parameter_invalid_integer", param: name });
    }
    return Number(value);
  }

  flag(name: string): boolean | undefined {
    const value = this.oneOf(name, ["true", "false"]);
    return value === undefined ? undefined : value === "true";
  }

  oneOf<const T extends string>(name: string, values: readonly T[]): T | undefined {
    const value = this.text(name);
    const found = values.find((one) => one === value);
    if (value !== undefined && found === undefined) {
      throw invalid(`Invalid ${name}: must be one of ${values.join(", ")}`, { param: name });
    }
    return found;
  }

  /** `name[]=…` and `name[0]=…`, in their order. */
  list(name: string): string[] {
    const shape = new RegExp(`^${name.replaceAll(/[[\]]/g, "\\$&")}\\[\\d*\\]$`);
    return [...this.#values].filter(([key]) => shape.test(key)).map(([, value]) => value);
  }

  /** Merges new metadata into the old; an empty value removes a key. */
  metadata(before: Readonly<Record<string, string>> = {}, prefix = "metadata"): Record<string, string> {
    const merged = new Map(Object.entries(before));
    for (const [name, value] of this.#values) {
      if (!name.startsWith(`${prefix}[`)) continue;
      const [, key] = /^\[([^\]]{1,40})\]$/.exec(name.slice(prefix.length)) ?? [];
      if (key === undefined) continue;
      if (value === "") merged.delete(key);
      else merged.set(key, value);
    }
    return Object.fromEntries(merged);
  }

  /** Equal for the same parameters in any order. */
  get canonical(): string {
    return JSON.stringify([...this.#values].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }
}
