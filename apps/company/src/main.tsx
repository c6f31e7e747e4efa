import "@tomoru/ui/tokens.css";
import "@tomoru/ui/base.css";
import "@tomoru/rendering/browser/first-paint.css";
import { whenWanted } from "@tomoru/rendering/browser/when-wanted.ts";

whenWanted(() => import("./start.ts"));
