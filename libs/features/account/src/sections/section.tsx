import { SectionTitle, media, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SECTIONS, type SectionId } from './sections';

export interface SectionProps {
  id: SectionId;
  /** A sentence beneath the title. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** One part of the page, under its title; its anchor leaves room for the header. */
export function Section({ id, lead, children }: SectionProps) {
  const title = `titulo-${id}`;
  return (
    <Part id={id} aria-labelledby={title}>
      <SectionTitle id={title}>{SECTIONS[id]}</SectionTitle>
      {lead ? <p>{lead}</p> : null}
      {children}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${token.space.x2};
  padding-block: ${token.space.x3} ${token.space.x6};
  border-top: 1px solid ${token.color.rule};
  scroll-margin-top: ${token.space.x4};
  ${media.wide} {
    scroll-margin-top: ${token.space.x8};
  }
  & > p {
    max-width: ${token.measure.text};
    color: ${token.color.inkSoft};
    text-wrap: pretty;
  }
  & > form,
  & > ul,
  & > ol,
  & > div {
    width: 100%;
    max-width: 30rem;
  }
`;
