import { AnswerList, Page, SectionTitle, media, token, type AnswerListProps } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Hero } from '../hero/hero';
import type { TotalsProps } from '../hero/totals';
import { NewPapers } from '../news/new-papers';
import { OpenNotices } from '../news/open-notices';

export interface HomeScreenProps extends TotalsProps {
  /** A sample question that visitors can answer. */
  sample: ReactNode;
  /** Short list of the plans on sale. */
  plans: ReactNode;
  answers: AnswerListProps['items'];
}

/** The home page: a search over all questions, totals, what a map is, and news. */
export function HomeScreen({ sample, totalsFrom, plans, answers }: HomeScreenProps) {
  return (
    <Screen>
      <Hero sample={sample} totalsFrom={totalsFrom} />
      <News>
        <NewPapers />
        <OpenNotices />
      </News>
      {plans}
      <Answers aria-labelledby="perguntas">
        <SectionTitle id="perguntas">Perguntas e respostas</SectionTitle>
        <AnswerList items={answers} />
      </Answers>
    </Screen>
  );
}

const Screen = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x8};
  padding-block: ${token.space.x4} ${token.space.x8};
  ${media.wide} {
    padding-top: ${token.space.x6};
    gap: ${token.space.x12};
  }
`;

const News = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x6} ${token.space.x8};
  ${media.wide} {
    grid-template-columns: repeat(auto-fit, minmax(24rem, 1fr));
  }
`;

const Answers = styled.section`
  display: grid;
  gap: ${token.space.x2};
  max-width: 46rem;
`;
