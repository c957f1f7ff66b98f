import { Badge, ShieldCheckIcon } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Wordmark } from '../brand/wordmark';
import { Bar, BarRow } from './bar';

/** The reduced header of the checkout. `menu` opens the mobile menu where the route has one. */
export function CheckoutHeader({ menu }: { menu?: ReactNode }) {
  return (
    <Bar>
      <Row>
        <Wordmark />
        <Badge tone="accent" icon={<ShieldCheckIcon aria-hidden />}>
          Compra 100% Segura
        </Badge>
        {menu}
      </Row>
    </Bar>
  );
}

const Row = styled(BarRow)`
  justify-content: space-between;
`;
