export type ServerEvent = { readonly name: string; readonly data: string };

type Heard = {
  event: (event: ServerEvent) => void;
  /** How long the server wants the client to wait before the next try, in milliseconds. */
  retry: (ms: number) => void;
};

/** Reads Server-Sent Events (WHATWG HTML 9.2.6) out of text that comes in pieces, cut anywhere. */
export function eventParser({ event, retry }: Heard): (piece: string) => void {
  let unfinished = "";
  let endedWithReturn = false;
  let name = "";
  let data: string[] = [];

  const take = (line: string) => {
    if (line === "") {
      if (data.length > 0) event({ name: name || "message", data: data.join("\n") });
      name = "";
      data = [];
    }
    const [, field, value = ""] = /^([^:]+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (field === "event") name = value;
    if (field === "data") data.push(value);
    if (field === "retry" && /^\d+$/.test(value)) retry(Number(value));
  };

  return (piece) => {
    // The second half of a line break that was cut in two.
    const text = endedWithReturn && piece.startsWith("\n") ? piece.slice(1) : piece;
    if (piece !== "") endedWithReturn = piece.endsWith("\r");
    const lines = (unfinished + text).split(/\r\n|\n|\r/);
    unfinished = lines.pop() ?? "";
    for (const line of lines) take(line);
  };
}
