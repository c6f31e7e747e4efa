import { locales } from "@tomoru/contract/fields";
import { brand, localeNames } from "@tomoru/i18n/brand";
import { Segmented } from "@tomoru/ui/forms/segmented";
import { Logo } from "@tomoru/ui/layout/logo";
import { PageHeader } from "@tomoru/ui/layout/page-header";
import { Shell, ShellRow } from "@tomoru/ui/layout/shell";
import { switchLanguage, useLocaleChoice } from "@tomoru/web/i18n/language.store.ts";
import { setTheme, themes, useTheme } from "@tomoru/web/theme/theme.store.ts";
import { BarChart3, Bell, DoorOpen, Palette, PencilLine, Pointer, Rows3 } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { useLanguage } from "../src/shared/site.ts";
import styles from "./gallery.module.css";
import { useSay } from "./gallery-words.ts";
import { Jump } from "./jump.tsx";
import { Actions } from "./sections/actions.tsx";
import { Basics } from "./sections/basics.tsx";
import { Charts } from "./sections/charts.tsx";
import { Content } from "./sections/content.tsx";
import { Entries } from "./sections/entries.tsx";
import { Messages } from "./sections/messages.tsx";
import { SignedOutFrame } from "./sections/signed-out-frame.tsx";
import { groupIds } from "./specimen.tsx";

const signedOut = "#signed-out";
const icons = {
  basics: Palette,
  actions: Pointer,
  entries: PencilLine,
  messages: Bell,
  content: Rows3,
  charts: BarChart3,
};

/** Every component in every state, inside the frame of the signed-in pages; behind `#signed-out` the other frame. */
export function Gallery() {
  const { words } = useLanguage();
  const say = useSay();
  const hash = useHash();
  useEffect(() => {
    document.title = words.common.title(say.title, brand);
  }, [words, say]);
  if (hash === signedOut) return <SignedOutFrame />;
  const nav = groupIds.map((id, index) => {
    const Icon = icons[id];
    return {
      key: id,
      label: say.groups[id],
      icon: <Icon aria-hidden="true" />,
      current: hash === `#${id}` || (hash === "" && index === 0),
      badge: id === "messages" ? 3 : undefined,
      accessibleName: id === "messages" ? say.messagesPending : undefined,
      render: <Jump href={`#${id}`} />,
    };
  });
  return (
    <Shell
      skipLabel={words.shell.skip}
      brand={
        <a href="/">
          <Logo wordmark={brand} />
        </a>
      }
      nav={nav}
      navLabel={say.title}
      foot={
        <ShellRow icon={<DoorOpen aria-hidden="true" />} render={<Jump href={signedOut} />}>
          {say.otherFrame}
        </ShellRow>
      }
      topEnd={null}
      footer={<span>{words.shell.copyright(2023, brand)}</span>}
    >
      <PageHeader title={say.title} lead={say.lead} />
      <Choices />
      <Basics />
      <Actions />
      <Entries />
      <Messages />
      <Content />
      <Charts />
    </Shell>
  );
}

function Choices() {
  const { words } = useLanguage();
  const theme = useTheme();
  return (
    <div className={styles.choices}>
      <Segmented
        legend={words.shell.language}
        options={locales.map((value) => ({ value, label: localeNames[value], lang: value }))}
        value={useLocaleChoice()}
        onChange={switchLanguage}
      />
      <Segmented
        legend={words.shell.theme}
        options={themes.map((value) => ({ value, label: words.shell.themes[value] }))}
        value={theme}
        onChange={setTheme}
      />
    </div>
  );
}

function useHash(): string {
  return useSyncExternalStore(onHash, () => location.hash);
}

function onHash(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}
