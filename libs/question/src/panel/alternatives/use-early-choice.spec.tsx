import { act, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { craseQuestion } from '../../testing/list-calls';
import { Alternatives } from './alternatives';
import { useEarlyChoice } from './use-early-choice';

const question = craseQuestion();

function Probe({ open }: { open: boolean }) {
  const root = useRef<HTMLElement>(null);
  const [chosenId, choose] = useState<number | null>(null);
  useEarlyChoice(root, { question, chosenId, open, choose });
  return (
    <main ref={root}>
      <Alternatives
        question={question}
        describedBy="enunciado"
        chosenId={chosenId}
        struck={new Set()}
        outcome={null}
        locked={!open}
        onChoose={choose}
        onStrike={() => undefined}
      />
      <output>{chosenId ?? 'nenhuma'}</output>
    </main>
  );
}

let root: Root | undefined;
afterEach(() => act(async () => root?.unmount()));

/** Ticks an alternative of the server's page, whose code loads after that. */
async function tickEarly(open: boolean): Promise<void> {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  place.innerHTML = renderToString(<Probe open={open} />);
  screen.getByRole<HTMLInputElement>('radio', { name: /^B/ }).checked = true;
  await act(async () => (root = hydrateRoot(place, <Probe open={open} />)));
}

describe('an alternative that is ticked before the code has loaded', () => {
  it('is the chosen one', async () => {
    await tickEarly(true);
    expect(screen.getByRole('status')).toHaveTextContent('102');
    expect(screen.getByRole('radio', { name: /^B/ })).toBeChecked();
  });

  it('is not chosen where the answer is final', async () => {
    await tickEarly(false);
    expect(screen.getByRole('status')).toHaveTextContent('nenhuma');
  });
});
