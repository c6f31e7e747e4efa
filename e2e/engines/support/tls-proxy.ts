// TLS in front of the server, with a certificate of this run. Wants the `openssl` program, TLS_PORT, and PORT of the server.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";

const { PORT, TLS_PORT } = process.env;

const folder = mkdtempSync(join(tmpdir(), "tomoru-tls-"));
const [keyFile, certFile] = [join(folder, "key.pem"), join(folder, "cert.pem")];
const about = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2"];
const elliptic = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
execFileSync("openssl", ["req", "-x509", ...elliptic, ...about, "-keyout", keyFile, "-out", certFile], {
  stdio: "pipe",
});
const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
rmSync(folder, { recursive: true });

const proxy = createServer({ key, cert }, (incoming, answer) => {
  // No forwarding headers: the sandbox of a trial installation serves its own machine only.
  const { method, url: path, headers } = incoming;
  const onward = request({ host: "127.0.0.1", port: PORT, method, path, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  onward.on("error", () => answer.destroy());
  // A stream of events ends with its page.
  answer.on("close", () => onward.destroy());
  incoming.pipe(onward);
});
proxy.listen(Number(TLS_PORT), "127.0.0.1");
process.on("SIGTERM", () => process.exit());
