import { Tabs } from '@mapa/ui-kit';
import type { ReactNode } from 'react';
import { Reports } from '../moderation/reports';
import { Payments } from '../payments/payments';
import { Queue } from '../teaching/queue';
import { OwnRequests } from '../requests/own-requests';
import type { View, viewsOf } from '../requests/requests-address';

export interface StaffViewsProps {
  views: ReturnType<typeof viewsOf>;
  /** The view in the address, otherwise the first one. */
  open: View;
  onOpen: (view: View) => void;
}

/** Queues of teachers and moderators; as tabs where there are several. */
export function StaffViews({ views, open, onOpen }: StaffViewsProps) {
  const panels: Record<View, ReactNode> = {
    minhas: <OwnRequests />,
    fila: <Queue />,
    denuncias: <Reports />,
    pagamentos: <Payments />,
  };
  if (views.length === 1) return panels[open];
  return (
    <Tabs
      label="O que há para fazer"
      value={open}
      onChange={(view) => onOpen(view as View)}
      items={views.map(({ value, label }) => ({ value, label, panel: panels[value] }))}
    />
  );
}
