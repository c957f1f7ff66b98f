import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../theme/media';
import { token } from '../theme/token';
import { Lead, PageTitle } from '../typography/title';
import { Cluster, Page, Stack } from './page';

interface MessagePageProps {
  title: string;
  text: string;
  /** The reader's next steps. */
  children: ReactNode;
}

/** A page shown instead of the requested one: not found, or failed. Its picture is a route whose end is missing. */
export function MessagePage({ title, text, children }: MessagePageProps) {
  return (
    <Box>
      <Stack $gap="x3">
        <Stack $gap="x1">
          <PageTitle>{title}</PageTitle>
          <Lead>{text}</Lead>
        </Stack>
        <Cluster>{children}</Cluster>
      </Stack>
      <Picture viewBox="0 0 400 250" aria-hidden>
        <path d="M4 40h84l120 120h188M320 246V130L200 10M4 120h60l110 110" />
        <path d="M24 220h80l90-90" />
        <path d="M208 116l66-66h56" />
        <circle cx="24" cy="220" r="9" />
        <circle cx="104" cy="220" r="9" />
        <circle cx="194" cy="130" r="12" />
        <circle cx="360" cy="50" r="22.3" />
      </Picture>
    </Box>
  );
}

/** The text begins where that of other pages does. */
const Box = styled(Page)`
  display: grid;
  gap: ${token.space.x6};
  padding-block: ${token.space.x4} ${token.space.x8};
  ${media.wide} {
    grid-template-columns: minmax(28rem, 1fr) minmax(0, 36rem);
  }
`;

const Picture = styled.svg`
  width: 100%;
  max-width: 36rem;
  fill: none;
  stroke: ${token.color.rule};
  stroke-width: 5;
  stroke-linecap: round;
  stroke-linejoin: round;
  path + path,
  circle {
    stroke: ${token.color.accent};
  }
  path + path + path,
  circle:last-child {
    stroke: ${token.color.edge};
    stroke-dasharray: 0 14;
  }
  circle {
    fill: ${token.color.paper};
  }
`;
