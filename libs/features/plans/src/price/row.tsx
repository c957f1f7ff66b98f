import type { ReactNode } from 'react';

/** A term of a contract or slip with its description, in a `dl`. */
export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
