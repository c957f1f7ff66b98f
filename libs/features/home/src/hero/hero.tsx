import { MESSAGES, routePath } from '@mapa/domain';
import { Lead, Link, SearchBox, media, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { MapFigure } from './map-figure';
import { Start } from './start';
import { Totals, type TotalsProps } from './totals';

const MAX_SEARCH = 200;

interface HeroProps extends TotalsProps {
  sample: ReactNode;
}

/** Introduces the product, with a sample question, the search, and the map of a whole paper. */
export function Hero({ sample, totalsFrom }: HeroProps) {
  const navigate = useNavigate();
  const handleSearch = (text: string | undefined) => {
    const questions = routePath('questions');
    void navigate(text ? `${questions}?${new URLSearchParams({ busca: text })}` : questions);
  };
  return (
    <Two>
      <Words>
        <div>
          <Exams>Para o ENEM, a OAB e concursos públicos</Exams>
          <Title>O que cai na sua prova, do que mais cai ao que menos cai</Title>
        </div>
        <Lead>{MESSAGES.mapInShort}</Lead>
        <Start />
        <p>
          <Link to={routePath('editais')}>Faça um mapa do seu edital</Link>: o programa do seu cargo, na ordem do que
          deve valer mais pontos.
        </p>
        {sample}
        <SearchBox
          action={routePath('questions')}
          label="Buscar questões"
          placeholder="Buscar nas questões"
          maxLength={MAX_SEARCH}
          hint="Entre aspas, a frase exata."
          value={undefined}
          onSearch={handleSearch}
        />
        <Totals totalsFrom={totalsFrom} />
      </Words>
      <MapFigure />
    </Two>
  );
}

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.x6} ${token.space.x8};
  align-items: start;
  ${media.wide} {
    grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token.space.x3};
`;

const Exams = styled.p`
  padding-bottom: ${token.space.x1};
  color: ${token.color.accentStrong};
  font-weight: ${token.weight.strong};
`;

const Title = styled.h1`
  font-family: ${token.family.serif};
  font-size: ${token.size.title1};
  font-weight: ${token.weight.strong};
  line-height: 1.1;
  letter-spacing: -0.02em;
  text-wrap: balance;
`;
