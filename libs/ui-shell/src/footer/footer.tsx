import { routePath, type RuntimeConfig } from '@mapa/domain';
import { Link, Page, ShieldCheckIcon, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import { Wordmark } from '../brand/wordmark';
import { footerLinks, type Viewer } from '../menu/menu';

/** External addresses; none is empty. */
export type OutsideLinks = Pick<
  RuntimeConfig,
  'helpCenterUrl' | 'aboutUrl' | 'instagramUrl' | 'twitterUrl' | 'facebookUrl'
>;

interface FooterLink {
  label: string;
  to: string;
}

export interface FooterProps {
  viewer: Viewer;
  outside: OutsideLinks;
  /** Reopens the question about tags; absent without tags. */
  onPrivacy?: () => void;
}

/** The footer of every screen that has one. */
export function Footer({ viewer, outside, onPrivacy }: FooterProps) {
  const social = [
    { label: 'Instagram', to: outside.instagramUrl },
    { label: 'Twitter', to: outside.twitterUrl },
    { label: 'Facebook', to: outside.facebookUrl },
  ];
  const links = [
    { label: 'Quem somos', to: outside.aboutUrl },
    // A server does not know the viewer: a visitor's links are shown until the viewer is known.
    ...footerLinks(viewer ?? null).map(({ label, route }) => ({ label, to: routePath(route) })),
    { label: 'Fale Conosco', to: outside.helpCenterUrl },
  ];
  return (
    <Foot>
      <Row>
        <Wordmark home={viewer ? 'today' : 'home'} />
        <Links aria-label="Rodapé" items={links} />
        <Links aria-label="Redes sociais" items={social} />
      </Row>
      <Row>
        <Safe>
          <ShieldCheckIcon size={18} aria-hidden /> Ambiente 100% Seguro
        </Safe>
        {onPrivacy ? (
          <Choice type="button" onClick={onPrivacy}>
            Preferências de privacidade
          </Choice>
        ) : null}
        {/* A cached page may be a year older than the browser's clock. */}
        <p suppressHydrationWarning>© {new Date().getFullYear()} Mapa</p>
      </Row>
    </Foot>
  );
}

function Links({ items, ...rest }: { items: readonly FooterLink[]; 'aria-label': string }) {
  return (
    <nav {...rest}>
      <ul>
        {items.map(({ label, to }) => (
          <li key={label}>
            <Link look="quiet" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Foot = styled.footer`
  margin-top: ${token.space.x8};
  padding-block: ${token.space.x3};
  border-top: 1px solid ${token.color.rule};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;

const Row = styled(Page)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space.x1} ${token.space.x4};
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space.x3};
  }
  & li > a {
    display: inline-flex;
    align-items: center;
    min-height: ${token.target};
  }
`;

const Safe = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${token.space.x1};
`;

const Choice = styled.button`
  min-height: ${token.target};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
