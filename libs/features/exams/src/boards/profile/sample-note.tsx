import { MIN_SAMPLE, questionsOf } from '@mapa/domain';
import { token } from '@mapa/ui-kit';
import { styled } from 'styled-components';

/** Notice that a sample is too small for shares; renders nothing where it is large enough. */
export function SampleNote({ size }: { size: number }) {
  if (size >= MIN_SAMPLE) return null;
  return (
    <Note>
      <strong>Sem base:</strong> com {questionsOf(size)}, uma porcentagem enganaria. Ela aparece a partir de{' '}
      {MIN_SAMPLE}.
    </Note>
  );
}

const Note = styled.p`
  margin-bottom: ${token.space.x2};
  color: ${token.color.inkSoft};
  font-size: ${token.size.small};
`;
