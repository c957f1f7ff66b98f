import { sendHighlights, useAppDispatch } from '@mapa/api-client';
import { useEffect, useRef } from 'react';
import type { PanelQuestion } from '../model';
import { useReadToday } from '../versions/use-read-today';
import { highlightStorage, otherDrafts } from './highlight-storage';

/**
 * Sends highlights of earlier wordings that are still unsent on this device: the panel shows another wording now, and
 * would never send them. On failure they stay for the next time.
 */
export function useEarlierDrafts({ id, versao, marcas }: PanelQuestion, studentId: string | null): void {
  const dispatch = useAppDispatch();
  const readAgain = useReadToday(id);
  const isKnown = studentId !== null && marcas !== undefined;

  async function send(version: number): Promise<boolean> {
    const kept = highlightStorage({ studentId, id, versao: version }, []);
    const waiting = kept.readWaiting();
    if (!waiting) return false;
    if ((await sendHighlights({ dispatch }, { id, versao: version }, waiting)) !== 'sent') return false;
    kept.writeWaiting(null);
    return true;
  }
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const again = useRef(readAgain);
  useEffect(() => {
    again.current = readAgain;
  });

  useEffect(() => {
    if (!isKnown) return;
    const sendAll = async () => {
      const sent = await Promise.all(otherDrafts({ studentId, id, versao }).map((version) => latest.current(version)));
      if (sent.some(Boolean)) again.current();
    };
    void sendAll();
  }, [id, isKnown, studentId, versao]);
}
