import { render } from '@testing-library/react';
import { usePlaceTitle, useShownPlace } from './place-title';

function Place({ parts }: { parts: (string | undefined)[] }) {
  usePlaceTitle(...parts);
  return null;
}
const Shown = () => <output>{useShownPlace() ?? 'nada'}</output>;

it('the title of a place is set while its screen is shown, without unknown parts', () => {
  const view = (parts?: (string | undefined)[]) => (
    <>
      <Shown />
      {parts ? <Place key={parts.join()} parts={parts} /> : null}
    </>
  );
  const { container, rerender } = render(view(['Q165', undefined, 'Coesão textual']));
  expect(container).toHaveTextContent('Q165 · Coesão textual');
  rerender(view(['Q166', 'Crase']));
  expect(container).toHaveTextContent('Q166 · Crase');
  rerender(view([undefined]));
  expect(container).toHaveTextContent('nada');
});
