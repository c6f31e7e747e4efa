import type { SocialAccounts } from "@tomoru/contract/influencer/profile";
import { platformNames } from "@tomoru/i18n/brand";
import { ButtonLink } from "@tomoru/ui/actions/button";
import { Tag } from "@tomoru/ui/data/tag";
import { Card } from "@tomoru/ui/layout/card";
import { Phrases } from "@tomoru/ui/text/phrases";
import { PlatformName } from "@tomoru/ui/text/platform-name";
import { Check } from "lucide-react";
import { Link } from "react-router";
import { linkingPath } from "../../../app/paths.ts";
import { useWords } from "../../../shared/site.ts";
import { linkedPlatforms } from "../home.view.ts";
import styles from "./social.module.css";

export function Social({ accounts }: { accounts: SocialAccounts }) {
  const { social } = useWords().home;
  return (
    <Card as="section" className={styles.card} aria-labelledby="social">
      <h2 id="social">
        <Phrases>{social.title}</Phrases>
      </h2>
      <ul>
        {linkedPlatforms(accounts).map(({ platform, linked }) => (
          <li key={platform} className={styles.row}>
            <PlatformName platform={platform} size="regular" />
            {linked ? (
              <Tag tone="primary" icon={<Check size={16} aria-hidden="true" />}>
                {social.linked}
              </Tag>
            ) : (
              <ButtonLink
                variant="secondary"
                size="dense"
                render={<Link to={linkingPath} />}
                aria-label={social.linkPlatform(platformNames[platform])}
              >
                {social.link}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
