import { Badge, ShieldCheckIcon, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Wordmark } from '../brand/wordmark';
import type { ShellParts } from '../layout/layout-rules';
import { Bar, BarRow } from './bar';

/** The reduced header of the checkout. `menu` opens the mobile menu where the route has one. */
export function CheckoutHeader({ home, menu }: { home: ShellParts['home']; menu?: ReactNode }) {
  return (
    <Bar>
      <Row>
        <Wordmark home={home} />
        <Safe>
          <Badge tone="accent" icon={<ShieldCheckIcon aria-hidden />}>
            Compra 100% Segura
          </Badge>
        </Safe>
        {menu}
      </Row>
    </Bar>
  );
}

const Row = styled(BarRow)`
  gap: ${token.space.x1};
`;

/** At the end of the bar, next to the menu's button if there is one; on one line even in the smallest window. */
const Safe = styled.span`
  margin-left: auto;
  white-space: nowrap;
`;
