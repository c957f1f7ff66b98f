import { Lead, PageTitle, token } from '@mapa/ui-kit';
import { Wordmark } from '@mapa/ui-shell';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface SheetProps {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** A page with only a form. */
export function Sheet({ title, lead, children }: SheetProps) {
  return (
    <Column>
      <Wordmark />
      <header>
        <PageTitle>{title}</PageTitle>
        {lead ? <Lead>{lead}</Lead> : null}
      </header>
      {children}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  align-content: center;
  gap: ${token.space.x3};
  width: 100%;
  max-width: calc(${token.measure.narrow} + 2 * ${token.space.x2});
  min-height: 100dvh;
  margin-inline: auto;
  padding: ${token.space.x4} ${token.space.x2};
`;
