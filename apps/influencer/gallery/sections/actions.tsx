import { Button, ButtonLink, TextLink } from "@tomoru/ui/actions/button";
import { IconButton } from "@tomoru/ui/actions/icon-button";
import { FilterChips } from "@tomoru/ui/data/filter-chips";
import { Segmented } from "@tomoru/ui/forms/segmented";
import { StickyActions } from "@tomoru/ui/forms/sticky-actions";
import { LinkRows } from "@tomoru/ui/layout/link-rows";
import { Menu } from "@tomoru/ui/overlays/menu";
import { Landmark, LogOut, Save, type Settings, UserRound, X } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../src/shared/site.ts";
import { useSay } from "../gallery-words.ts";
import { Jump } from "../jump.tsx";
import { Cell, Group, Row, Specimen, States } from "../specimen.tsx";
import styles from "./actions.module.css";

const variants = ["primary", "secondary", "text", "danger"] as const;

export function Actions() {
  return (
    <Group id="actions">
      <Buttons />
      <Links />
      <Choices />
      <Specimen name="StickyActions">
        <Bar />
      </Specimen>
    </Group>
  );
}

function Buttons() {
  const { words } = useLanguage();
  const say = useSay();
  const save = words.account.save;
  return (
    <Specimen name="Button, ButtonLink, IconButton">
      {variants.map((variant) => (
        <Row key={variant}>
          <States>
            <Button variant={variant}>{save}</Button>
          </States>
          <Cell label={say.states.off}>
            <Button variant={variant} off="gallery-off">
              {save}
            </Button>
          </Cell>
          <Cell label={say.states.loading}>
            <Button variant={variant} loading={words.account.saving}>
              {save}
            </Button>
          </Cell>
        </Row>
      ))}
      <p id="gallery-off">{say.off}</p>
      <Row>
        <Cell label="dense">
          <Button variant="secondary" size="dense">
            {save}
          </Button>
        </Cell>
        <Cell label="icon">
          <Button variant="primary" icon={<Save size={20} aria-hidden="true" />}>
            {save}
          </Button>
        </Cell>
        <Cell label="ButtonLink">
          <ButtonLink variant="secondary" href="#actions">
            {words.home.open}
          </ButtonLink>
        </Cell>
        <Cell label="wide" wide>
          <Button variant="primary" wide>
            {save}
          </Button>
        </Cell>
      </Row>
      <Row>
        <States>
          <IconButton label={words.common.close} icon={<X size={20} aria-hidden="true" />} />
        </States>
      </Row>
    </Specimen>
  );
}

function Links() {
  const { words } = useLanguage();
  const say = useSay();
  const { settings, shell } = words;
  const rows = [
    { key: "bank", label: settings.money.bank, icon: <Landmark size={20} aria-hidden="true" /> },
    { key: "email", label: settings.account.email, note: "hanako@example.jp" },
    { key: "language", label: shell.language, value: say.typeSample },
  ].map((row) => ({ ...row, render: <Jump href="#actions" /> }));
  return (
    <>
      <Specimen name="TextLink">
        <Row>
          <States>
            <TextLink href="#actions">{settings.money.history}</TextLink>
          </States>
          <Cell label="external">
            <TextLink href="https://example.com/" external={words.common.opensNewTab}>
              {say.external}
            </TextLink>
          </Cell>
        </Row>
      </Specimen>
      <Specimen name="LinkRows">
        <Row>
          <States wide>
            <LinkRows rows={rows} />
          </States>
        </Row>
      </Specimen>
    </>
  );
}

function Choices() {
  const { words } = useLanguage();
  const { navigation, offers, shell } = words;
  const [status, setStatus] = useState("all");
  const [theme, setTheme] = useState("light");
  const counts = { all: 12, pending: 3, approved: 8, rejected: 1 };
  const labels = { all: offers.all, ...offers.status };
  const chips = (["all", "pending", "approved", "rejected"] as const).map((key) => ({
    key,
    label: labels[key],
    count: counts[key],
    current: key === status,
    render: <button type="button" onClick={() => setStatus(key)} />,
  }));
  const icon = (Icon: typeof Settings) => <Icon size={20} aria-hidden="true" />;
  return (
    <Specimen name="FilterChips, Segmented, Menu">
      {["", "hover", "focus"].map((state) => (
        <div key={state} data-forced={state}>
          <FilterChips label={`${offers.filter} ${state}`.trim()} chips={chips} />
        </div>
      ))}
      <Row>
        <States>
          <Segmented
            legend={shell.theme}
            options={(["light", "dark"] as const).map((value) => ({ value, label: shell.themes[value] }))}
            value={theme}
            onChange={setTheme}
          />
        </States>
      </Row>
      <Menu
        label={shell.accountMenu}
        icon={<UserRound size={22} aria-hidden="true" />}
        items={[
          {
            key: "account",
            label: navigation.account,
            icon: icon(UserRound),
            render: <Jump href="#actions" />,
          },
          { key: "terms", label: shell.terms, render: <Jump href="#actions" /> },
          { key: "logOut", label: shell.logOut, icon: icon(LogOut), onSelect: () => setStatus("all") },
        ]}
      />
    </Specimen>
  );
}

/** Below 1024 px the bar is fixed to the window; here to its own box. */
function Bar() {
  const { decide } = useLanguage().words.offers;
  return (
    <div className={styles.window}>
      <StickyActions>
        <Button variant="secondary">{decide.reject.action}</Button>
        <Button variant="primary">{decide.approval.action}</Button>
      </StickyActions>
    </div>
  );
}
