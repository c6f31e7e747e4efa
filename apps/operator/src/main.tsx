import "@tomoru/ui/tokens.css";
import "@tomoru/ui/base.css";
import "@tomoru/rendering/browser/first-paint.css";
import { startApp } from "@tomoru/rendering/browser/start-app.tsx";
import { startSite } from "@tomoru/web/site/start-site.ts";
import { routes } from "./app/routes.ts";
import { site } from "./shared/site.ts";

startSite(site);
startApp(routes);
