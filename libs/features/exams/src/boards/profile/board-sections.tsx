import { EmptyState, LandmarkIcon, LinkProvider, SectionTitle, media, token } from '@mapa/ui-kit';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { BoardProfile } from '../model';
import { MatterList } from './matter-list';
import { ReadingNote } from './reading-note';
import { SampleNote } from './sample-note';
import { StyleList } from './style-list';
import { SubjectList } from './subject-list';
import { YearsStrip } from '../years/years-strip';

/** Rows are not prefetched: each links to a list of its own, and there are dozens. */
const WITHOUT_PREFETCH = { application: 'public-site' } as const;

/** The sections of a board's profile. */
export function BoardSections({ board }: { board: BoardProfile }) {
  if (board.amostra === 0) {
    return (
      <EmptyState icon={<LandmarkIcon />} title="Ainda não há questões vigentes desta banca">
        O raio-x aparece com a primeira prova dela.
      </EmptyState>
    );
  }
  return (
    <LinkProvider value={WITHOUT_PREFETCH}>
      <Columns>
        <Column>
          <Section title="O que mais cai">
            <SampleNote size={board.amostra} />
            <MatterList board={board} />
          </Section>
          <Section title="Ao longo dos anos">
            <YearsStrip board={board} />
          </Section>
        </Column>
        <Column $pairs>
          {board.assuntos.length > 0 ? (
            <Section title="Assuntos mais cobrados" beside>
              <SubjectList board={board} />
            </Section>
          ) : null}
          <Section title="Como pergunta" beside>
            <StyleList board={board} />
          </Section>
          <Section title="Como ler estes números" beside>
            <Small>
              <ReadingNote board={board} />
            </Small>
          </Section>
        </Column>
      </Columns>
    </LinkProvider>
  );
}

interface SectionProps {
  title: string;
  /** Whether it is in the narrow column. */
  beside?: boolean;
  children: ReactNode;
}

function Section({ title, beside = false, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} $beside={beside}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x6};
  padding-bottom: ${token.space.x8};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    gap: ${token.space.x8};
  }
`;

/** `$pairs`: two items side by side, in windows between a phone and the two-column layout. */
const Column = styled.div<{ $pairs?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token.space.x6};
  ${media.medium} {
    ${({ $pairs }) => $pairs && 'grid-template-columns: repeat(2, minmax(0, 1fr));'}
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Heading = styled(SectionTitle)<{ $beside: boolean }>`
  ${({ $beside }) => $beside && `font-size: ${token.size.title3};`}
  padding-bottom: ${token.space.x1};
  margin-bottom: ${token.space.x2};
  border-bottom: 1px solid ${token.color.rule};
`;

const Small = styled.div`
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;
