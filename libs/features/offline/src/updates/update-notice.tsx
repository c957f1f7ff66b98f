import { allowsDarkTheme } from '@mapa/domain';
import { Button, toast } from '@mapa/ui-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const ID = 'versao';

/** Activates the newer build, for the single notice of a page. */
let ready: (() => void) | null = null;
const READY = 'mapa:versao-nova';

/** Announces that a newer build is ready. */
export function announceUpdate(takeOver: () => void): void {
  ready = takeOver;
  dispatchEvent(new Event(READY));
}

function offer(): void {
  if (!ready) return;
  const takeOver = ready;
  ready = null;
  toast(
    <>
      <span>Há uma versão nova do Mapa. Ela entra sozinha na próxima vez que você abrir a página.</span>{' '}
      <Button size="small" variant="ghost" onClick={takeOver}>
        Usar agora
      </Button>
    </>,
    { id: ID, duration: Infinity },
  );
}

/** Announces a newer build, deferred until the student leaves the study pages. */
export function UpdateNotice() {
  const { pathname } = useLocation();
  const isStudying = allowsDarkTheme(pathname);
  useEffect(() => {
    if (isStudying) {
      toast.dismiss(ID);
      return;
    }
    offer();
    addEventListener(READY, offer);
    return () => removeEventListener(READY, offer);
  }, [isStudying]);
  return null;
}
