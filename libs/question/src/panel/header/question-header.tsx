import { routePath } from '@mapa/domain';
import { Badge, Link, QuestionStateBadges, SubjectPath, VisuallyHidden, media, token } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { PanelQuestion } from '../../model';
import { originParts, variantLabel } from './origin-line';
import type { ToldDifficulty } from './use-told-difficulty';

export interface QuestionHeaderProps {
  question: PanelQuestion;
  titleId: string;
  position?: number | undefined;
  /** Whether the code links to the question's own page. */
  linked: boolean;
  headingLevel: 1 | 2;
  /** Its position in the collection, shown in small windows instead of the origin: "1 de 4", subject, incidence. */
  place?: readonly string[] | undefined;
  /** Empty until shown, because it may influence the answer. */
  difficulty: ToldDifficulty;
  tools?: ReactNode;
  /** Two buttons; their space is reserved until they load. */
  actions?: ReactNode;
}

/** Header of a question: its name, badges and origin. */
export function QuestionHeader({
  question,
  titleId,
  position,
  linked,
  headingLevel,
  difficulty,
  tools,
  actions,
}: QuestionHeaderProps) {
  return (
    <Head>
      <Line>
        <QuestionName question={question} titleId={titleId} position={position} headingLevel={headingLevel} />
        <Badges question={question} difficulty={difficulty} />
        <Tools>
          {tools}
          <Actions>{actions}</Actions>
        </Tools>
      </Line>
      <Origin
        question={question}
        code={position === undefined ? null : <QuestionCode question={question} linked={linked} />}
      />
      <SubjectPath subjects={question.assunto} />
      <StateReason question={question} />
    </Head>
  );
}

type Part = Pick<QuestionHeaderProps, 'question'>;

/** Heading of a question: its position in a list, otherwise its code. */
export function QuestionName({
  question,
  titleId,
  position,
  headingLevel,
}: Pick<QuestionHeaderProps, 'question' | 'titleId' | 'position' | 'headingLevel'>) {
  return (
    <Name id={titleId} as={headingLevel === 1 ? 'h1' : 'h2'}>
      {`Questão ${position ?? question.codigo}`}
    </Name>
  );
}

/** The code, possibly a link to the question's own page. */
export function QuestionCode({ question: { id, codigo }, linked }: Pick<QuestionHeaderProps, 'question' | 'linked'>) {
  return (
    <Code>
      {linked ? (
        <Link look="quiet" to={routePath('question', { id })} aria-label={`Abrir a questão ${codigo}`}>
          {codigo}
        </Link>
      ) : (
        codigo
      )}
    </Code>
  );
}

/**
 * Badges of a question's state, and one of its difficulty as far as told. In a small window the share of right answers stands for
 * the level: both would take a second line, which moves the question when they arrive.
 */
export function Badges({ question, difficulty: { level, share } }: Part & { difficulty: ToldDifficulty }) {
  const variant = variantLabel(question.variante);
  return (
    <>
      {variant ? <Badge tone="info">{variant}</Badge> : null}
      <QuestionStateBadges anulada={question.anulada} desatualizada={question.desatualizada} />
      {question.oculta ? <Badge>Oculta por você</Badge> : null}
      {(level ?? share) ? (
        <Badge>
          <VisuallyHidden>Dificuldade: </VisuallyHidden>
          {level && share ? <Level>{`${level} · `}</Level> : level}
          {share}
        </Badge>
      ) : null}
    </>
  );
}

/** The code, then year, board, body and position of a question, as far as known. */
export function Origin({ question, code = null }: Part & { code?: ReactNode }) {
  return <FactLine label="Origem" first={code} facts={originParts(question)} />;
}

interface FactLineProps {
  label: string;
  /** Stands before the facts. */
  first?: ReactNode;
  facts: readonly string[];
  className?: string | undefined;
}

/** Facts separated by dots; renders nothing without any. */
export function FactLine({ label, first = null, facts, className }: FactLineProps) {
  return first || facts.length > 0 ? (
    <Facts className={className} aria-label={label}>
      {first ? <li>{first}</li> : null}
      {facts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </Facts>
  ) : null;
}

/** Why a question is annulled or outdated, if its import states it. */
export function StateReason({ question: { motivo_situacao, anulada, desatualizada } }: Part) {
  return motivo_situacao && (anulada || desatualizada) ? <Reason>{motivo_situacao}</Reason> : null;
}

const Head = styled.header`
  display: grid;
  gap: ${token.space.half};
  font-size: ${token.size.small};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.half} ${token.space.x1h};
  min-height: ${token.target};
`;

const Name = styled.h2`
  font-family: ${token.family.serif};
  font-size: ${token.size.title3};
  font-weight: ${token.weight.strong};
  line-height: ${token.leading.title};
`;

const Code = styled.span`
  color: ${token.color.inkFaint};
  font-variant-numeric: tabular-nums;
`;

const Level = styled.span`
  ${media.belowMedium} {
    display: none;
  }
`;

const Tools = styled.div`
  display: flex;
  margin: 0 calc(-1 * ${token.space.x1}) 0 auto;
`;

const Actions = styled.div`
  display: flex;
  min-width: calc(2 * ${token.target});
`;

const Facts = styled.ul`
  color: ${token.color.inkSoft};
  font-weight: ${token.weight.medium};
  /* As running text, so that no line ends with a lone dot. */
  & > li {
    display: inline;
  }
  & > li:not(:last-child)::after {
    content: '·' / '';
    margin-inline: ${token.space.x1};
    color: ${token.color.inkFaint};
  }
`;

const Reason = styled.p`
  max-width: ${token.measure.text};
  margin-top: ${token.space.half};
  padding-left: ${token.space.x1h};
  border-left: 2px solid ${token.color.edge};
  color: ${token.color.inkSoft};
`;
