import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { segments, stretches } from './band';
import { RouteStrip } from './route-strip';
import { SubjectRoute } from './subject-route';

const subjects = [
  { id: 1, name: 'Interpretação de texto', weight: 60, total: 1200, answered: 1200, correct: 900 },
  { id: 2, name: 'Atos administrativos', weight: 36, total: 40, answered: 10, correct: 5 },
  { id: 3, name: 'Licitações', weight: 4, total: 1, answered: 0, correct: 0 },
];

const plain = (text: string | null | undefined): string => (text ?? '').replace(/\u00a0/g, ' ');

describe('SubjectRoute', () => {
  it('describes in words what the picture shows', () => {
    render(<SubjectRoute label="Assuntos do mapa" subjects={subjects} />);
    const list = screen.getByRole('list', { name: 'Assuntos do mapa' });
    const [first, second, third] = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => plain(textContent));
    expect(first).toBe(
      'Interpretação de texto60% da prova1.200 de 1.200 questões75% de acerto, entre 72% e 77%Percorrido Dominado',
    );
    expect(second).toBe('Atos administrativos36% da prova10 de 40 questões50% de acerto');
    expect(third).toBe('Licitações4% da prova0 de 1 questão');
  });

  it('gives the share of right answers among right and wrong ones, as an annulled question is neither', () => {
    const [subject] = subjects.slice(1, 2);
    if (!subject) throw new Error('no subject');
    const { unmount } = render(<SubjectRoute label="Assuntos" subjects={[{ ...subject, wrong: 1 }]} />);
    expect(plain(screen.getByRole('listitem').textContent)).toContain('83% de acerto');
    unmount();
    render(<SubjectRoute label="Assuntos" subjects={[{ ...subject, correct: 0, wrong: 0 }]} />);
    expect(plain(screen.getByRole('listitem').textContent)).not.toContain('acerto');
  });

  it('counts as done what was fully answered, and as mastered only what is surely right', () => {
    const few = { id: 4, name: 'Crase', weight: 4, total: 5, answered: 5, correct: 2 };
    render(<SubjectRoute label="Assuntos" subjects={[few]} />);
    expect(plain(screen.getByRole('listitem').textContent)).toMatch(/40% de acertoPercorrido$/);
  });

  it('names the mastered subjects in visible words, once, and only if there are any', () => {
    const { unmount } = render(<SubjectRoute label="Assuntos" subjects={subjects} />);
    expect(screen.getAllByText(/com 95% de confiança, você acerta 65% ou mais/)).toHaveLength(1);
    unmount();
    render(<SubjectRoute label="Assuntos" subjects={subjects.slice(1)} />);
    expect(screen.queryByText(/95% de confiança/)).not.toBeInTheDocument();
  });

  it.each([
    ['progress', 0],
    ['accuracy', 2],
  ] as const)(
    'coloured by %s, uses the colours of accuracy %i times, never beside those of progress',
    (colours, times) => {
      const { container } = render(<SubjectRoute label="Assuntos" colours={colours} subjects={subjects} />);
      expect(container.querySelectorAll('circle[pathLength]')).toHaveLength(times);
    },
  );

  it('draws the check only for a mastered subject', () => {
    const few = { id: 4, name: 'Crase', weight: 4, total: 5, answered: 5, correct: 2 };
    const { container, unmount } = render(<SubjectRoute label="Assuntos" subjects={[few]} />);
    const ticks = () => container.querySelectorAll('[d^="M-3 0.2"]').length;
    expect(ticks()).toBe(0);
    unmount();
    const all = render(<SubjectRoute label="Assuntos" subjects={subjects} />);
    expect(all.container.querySelectorAll('[d^="M-3 0.2"]')).toHaveLength(1);
  });

  it('gives shares of the whole paper if only a part of the route is shown', () => {
    render(<SubjectRoute label="Os mais cobrados" subjects={subjects.slice(0, 1)} />);
    expect(plain(screen.getByRole('listitem').textContent)).toContain('60% da prova');
  });

  it('chooses a subject by keyboard and marks the current one', async () => {
    const handleSelect = jest.fn();
    render(<SubjectRoute label="Assuntos" subjects={subjects} activeId={2} onSelect={handleSelect} />);
    expect(screen.getByRole('button', { current: true })).toHaveAccessibleName(/Atos administrativos/);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(handleSelect).toHaveBeenCalledWith(subjects[0]);
  });

  it('links to addresses on request', () => {
    render(<SubjectRoute label="Assuntos" subjects={subjects} linkTo={({ id }) => `/x?assunto_id=${id}`} />);
    expect(screen.getByRole('link', { name: /Licitações/ })).toHaveAttribute('href', '/x?assunto_id=3');
  });

  it('renders without any weight, question or subject', () => {
    render(
      <SubjectRoute
        label="Assuntos"
        subjects={[{ id: 1, name: 'Vazio', weight: 0, total: 0, answered: 0, correct: 0 }]}
      />,
    );
    expect(plain(screen.getByRole('listitem').textContent)).toBe('Vazio0% da prova0 de 0 questões');
    render(<SubjectRoute label="Nada" subjects={[]} />);
    expect(screen.getByRole('list', { name: 'Nada' })).toBeEmptyDOMElement();
  });
});

describe('the band', () => {
  it('is as wide as the weight of its subject and narrows into the next', () => {
    const [widest, next, last] = stretches(subjects);
    expect(widest?.path).toContain('C68 12.5 68 25 68 50');
    expect(widest?.path).toMatch(/^M0 0H68/);
    expect(next?.path).toContain('88.4 25 88.4 50');
    expect(next?.path).toContain('C43.6 25 ');
    expect(last?.path).toContain('100H27.07C');
  });

  it('continues where the last stretch ended', () => {
    const [first, second] = stretches(subjects);
    expect(first?.path).toContain('78.2 100H21.8C');
    expect(second?.path).toMatch(/^M21\.8 0H78\.2C/);
  });

  it('winds from stop to stop, as a straight one that narrows would not', () => {
    expect(stretches(subjects).map(({ stop }) => stop)).toEqual([34, 66, 34]);
  });

  it('keeps the heat of a finished subject on both sides of the progress line', () => {
    const [first] = stretches(subjects);
    expect(first?.walked).toBe(100);
    expect(first?.path).toMatch(/^M0 0H68/);
    expect(first?.walkedPath).toMatch(/^M17 0H51/);
  });

  it('shows the accuracy at each stop, and none without answers', () => {
    expect(stretches(subjects).map(({ accuracy }) => accuracy)).toEqual([
      { share: 0.75, level: 3 },
      { share: 0.5, level: 2 },
      null,
    ]);
  });

  it('is warmer with the weight of a subject, and filled with its progress', () => {
    expect(stretches(subjects).map(({ heat, walked }) => [heat, walked])).toEqual([
      [4, 100],
      [3, 25],
      [1, 0],
    ]);
  });

  it('shows the first answer of thousands, and is full only when all is done', () => {
    const walked = (answered: number) => stretches([{ weight: 1, total: 5000, answered }])[0]?.walked;
    expect([walked(1), walked(4999), walked(5000)]).toEqual([1, 99, 100]);
  });

  it('places the subjects in a line, each as long as its weight', () => {
    expect(segments([60, 36, 4], 1000).map(({ from, length, heat }) => [from, length, heat])).toEqual([
      [0, 598, 4],
      [600, 358, 3],
      [960, 38, 1],
    ]);
  });
});

describe('RouteStrip', () => {
  const parts = [
    { name: 'Contratos', percent: 12.5 },
    { name: 'Teoria do crime', percent: 10 },
  ];
  const open = () => render(<RouteStrip label="Incidência" parts={parts} idle="Mais cobrado: Contratos" />);

  it('shows the share of each part when it is reached, and of the others together', async () => {
    open();
    const strip = screen.getByRole('slider', { name: 'Incidência' });
    expect(screen.getByText('Mais cobrado: Contratos')).toBeVisible();
    await userEvent.tab();
    expect(strip).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('Contratos: 12,5%')).toBeVisible();
    expect(screen.getByText('Mais cobrado: Contratos')).not.toBeVisible();
    await userEvent.keyboard('{End}');
    expect(screen.getByText('Outros: 77,5%')).toBeVisible();
    expect(strip).toHaveAttribute('aria-valuetext', 'Outros: 77,5%');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Mais cobrado: Contratos')).toBeVisible();
  });

  it('shows the part under a finger or a pointer', () => {
    open();
    const strip = screen.getByRole('slider', { name: 'Incidência' });
    jest.spyOn(strip, 'getBoundingClientRect').mockReturnValue({ left: 100, width: 200 } as DOMRect);
    fireEvent.pointerDown(strip, { clientX: 140, pointerType: 'touch' });
    expect(screen.getByText('Teoria do crime: 10%')).toBeVisible();
    fireEvent.pointerLeave(strip, { pointerType: 'touch' });
    expect(screen.getByText('Teoria do crime: 10%')).toBeVisible();
  });

  it('draws nothing if all weights are zero', () => {
    const { container } = render(<RouteStrip label="Incidência" parts={[]} idle="" />);
    expect(container).toBeEmptyDOMElement();
  });
});
