import { counted, daysAwayText, figure, shareText } from '@mapa/domain';
import { Button, ButtonLink, Cluster, SectionTitle, ShareButton, Skeleton, token } from '@mapa/ui-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { ReviewScope } from '../../collection/collection';

/** The remaining reviews after a session, as far as known. */
export interface Rest {
  total: number;
  /** When the next question is due after today; null if none is. */
  next: string | null;
  /** The server's time; undefined if the host does not state it. */
  now: string | undefined;
  isKnown: boolean;
}

export interface SessionEndProps {
  score: { right: number; wrong: number; total: number };
  collection: ReviewScope;
  rest: Rest;
  onMore: () => void;
}

function restText({ total, next, now }: Rest): string {
  if (total > 0) return `Para hoje ${total === 1 ? 'falta' : 'faltam'} ${counted(total, 'questão', 'questões')}.`;
  return next ? `Por hoje é tudo. A próxima questão volta ${daysAwayText(next, now)}.` : 'Por hoje é tudo.';
}

/** The end of a session: its result, and when the next question is due. */
export function SessionEnd({ score: { right, wrong, total }, collection, rest, onMore }: SessionEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const answered = right + wrong;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <End>
      <SectionTitle ref={heading} tabIndex={-1}>
        Revisão concluída
      </SectionTitle>
      <p>
        {answered > 0
          ? `Você acertou ${figure(right)} de ${figure(answered)} (${shareText(right / answered)}).`
          : 'Nenhuma resposta desta revisão tem resultado ainda.'}
        {answered > 0 && answered < total
          ? ` ${counted(total - answered, 'questão ficou', 'questões ficaram')} sem resultado.`
          : null}
      </p>
      {rest.isKnown ? <p>{restText(rest)}</p> : <Skeleton width="20rem" height="1.5em" />}
      <Cluster>
        {rest.isKnown && rest.total > 0 ? <Button onClick={onMore}>Continuar a revisão</Button> : null}
        <ButtonLink variant={rest.isKnown && rest.total > 0 ? 'secondary' : 'primary'} to={collection.paths.study}>
          {collection.words.back ?? 'Voltar a estudar'}
        </ButtonLink>
        <ButtonLink variant="secondary" to={collection.paths.list}>
          {collection.words.list}
        </ButtonLink>
        {answered > 0 ? (
          <ShareButton
            picture={{
              title: 'Revisão concluída',
              name: counted(answered, 'questão revista', 'questões revistas'),
              figures: [
                { value: figure(right), label: right === 1 ? 'certa' : 'certas' },
                { value: shareText(right / answered), label: 'de acerto' },
              ],
            }}
          />
        ) : null}
      </Cluster>
    </End>
  );
}

const End = styled.section`
  display: grid;
  gap: ${token.space.x2};
  max-width: 48rem;
  margin-block: ${token.space.x4} ${token.space.x8};
  padding-block: ${token.space.x4};
  border-block: 1px solid ${token.color.rule};
  font-size: ${token.size.lead};
  & > h2 {
    outline: none;
  }
`;
