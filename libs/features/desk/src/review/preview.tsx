import { RichText, token } from '@mapa/ui-kit';
import { styled } from 'styled-components';
import type { Draft } from '../model';

/** The question as students will see it, with its key. */
export function Preview({ draft }: { draft: Draft }) {
  const { enunciado, alternativas, gabarito, comentario, tipo } = draft;
  return (
    <details>
      <summary>Como o estudante vê</summary>
      <Sheet>
        <RichText html={enunciado} />
        <ol data-lettered={tipo !== 'truefalse' || undefined}>
          {alternativas.map(({ texto, comentario: own }, at) => {
            const letter = String.fromCharCode(65 + at);
            return (
              <li key={letter} data-right={letter === gabarito || undefined}>
                <RichText html={texto} size="body" />
                {letter === gabarito ? <em>gabarito</em> : null}
                {own ? (
                  <Own>
                    <RichText html={own} size="body" />
                  </Own>
                ) : null}
              </li>
            );
          })}
        </ol>
        {comentario ? <RichText html={comentario} size="body" /> : null}
      </Sheet>
    </details>
  );
}

/** Students read it after answering, under its alternative. */
const Own = styled.div`
  padding-left: ${token.space.x1h};
  border-left: 2px solid ${token.color.rule};
  color: ${token.color.inkSoft};
`;

const Sheet = styled.div`
  display: grid;
  gap: ${token.space.x1h};
  max-width: ${token.measure.reading};
  padding: ${token.space.x2};
  border: 1px solid ${token.color.rule};
  border-radius: ${token.radius.medium};
  & ol {
    display: grid;
    gap: ${token.space.x1};
    padding-left: ${token.space.x3};
    list-style: none;
  }
  & [data-lettered] {
    list-style: upper-alpha;
  }
  & [data-right] {
    color: ${token.color.success};
  }
`;
