// Debian's nginx in front of copies of the product, as docs/scaling.md sets it up.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/free-port.mjs";
import { eventually } from "../drills/harness/waiting.mjs";
import { accepts } from "./accepts.mjs";

/** @param {number[]} copies their ports */
export async function startNginx(copies) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "tomoru-nginx-"));
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration({ port, folder, copies }));
  const child = spawn("nginx", ["-p", folder, "-e", "stderr", "-c", file], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (part) => {
    said = (said + part).slice(-4000);
  });
  const ended = once(child, "exit");
  await eventually("nginx", () => {
    if (child.exitCode !== null)
      throw new Error(`nginx ended by itself (apt-get install nginx-light):\n${said}`);
    return accepts(port);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A refused connection goes to the next copy; a request that a copy may have started does not. @param {{ port: number, folder: string, copies: number[] }} where */
function configuration({ port, folder, copies }) {
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream tomoru {
    ${copies.map((copy) => `server 127.0.0.1:${copy} max_fails=1 fail_timeout=2s;`).join("\n    ")}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://tomoru;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }
}
`;
}
