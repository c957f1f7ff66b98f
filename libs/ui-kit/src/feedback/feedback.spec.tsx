import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../actions/button';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { ProgressBar } from './progress-bar';
import { Skeleton } from './skeleton';
import { Toaster, toast } from './toaster';

describe('ProgressBar', () => {
  it('says what advances and how far', () => {
    render(<ProgressBar label="Progresso do mapa" value={12} max={40} valueText="12 de 40 questões" />);
    const bar = screen.getByRole('progressbar', { name: 'Progresso do mapa' });
    expect(bar).toHaveAttribute('aria-valuenow', '12');
    expect(bar).toHaveAttribute('aria-valuemax', '40');
    expect(bar).toHaveAttribute('aria-valuetext', '12 de 40 questões');
  });

  it('stays within 0 and 100', () => {
    render(<ProgressBar label="Progresso" value={50} max={40} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  });
});

describe('states of a list', () => {
  it('offers the next step if it is empty', () => {
    render(
      <EmptyState title="Nenhuma questão com esses filtros" action={<Button>Limpar filtros</Button>}>
        Tire um filtro.
      </EmptyState>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Nenhuma questão com esses filtros');
    expect(screen.getByRole('button', { name: 'Limpar filtros' })).toBeEnabled();
  });

  it('offers another try if loading failed, and waits while it runs', async () => {
    const handleRetry = jest.fn();
    const { rerender } = render(<ErrorState onRetry={handleRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(handleRetry).toHaveBeenCalledTimes(1);
    rerender(<ErrorState onRetry={handleRetry} busy />);
    expect(screen.getByRole('button', { name: 'Aguarde...' })).toBeDisabled();
  });

  it('is silent while it loads', () => {
    const { container } = render(<Skeleton lines={3} />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('Toaster', () => {
  it('shows an error as an alert until it is closed', async () => {
    render(<Toaster />);
    act(() => void toast.error('Falha ao enviar o e-mail. Tente novamente', { duration: 8_000 }));
    expect(screen.getByRole('alert')).toHaveTextContent('Falha ao enviar o e-mail. Tente novamente');
    await userEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
    expect(screen.queryByText(/Falha ao enviar/)).not.toBeInTheDocument();
  });

  it('disappears after the time that the caller set', () => {
    jest.useFakeTimers();
    render(<Toaster />);
    act(() => void toast.success('Mapa adicionado', { duration: 4_000 }));
    act(() => void jest.advanceTimersByTime(3_900));
    expect(screen.getByText('Mapa adicionado')).toBeVisible();
    act(() => void jest.advanceTimersByTime(200));
    expect(screen.queryByText('Mapa adicionado')).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('keeps a notice whose id an unmounted Toaster had dismissed', () => {
    jest.useFakeTimers();
    const before = render(<Toaster />);
    act(() => void toast.error('Sem conexão', { id: 'entrada', duration: 8_000 }));
    act(() => toast.dismiss());
    before.unmount();
    act(() => void jest.advanceTimersByTime(10));
    render(<Toaster />);
    act(() => void toast.error('Este mapa não está nos seus mapas.', { id: 'entrada', duration: 8_000 }));
    act(() => void jest.advanceTimersByTime(7_900));
    expect(screen.getByRole('alert')).toHaveTextContent('Este mapa não está nos seus mapas.');
    jest.useRealTimers();
  });
});
