import { useEffect, useRef } from 'react';

/** Pause after the last keystroke before the input is stored, in milliseconds. */
const REST_MS = 700;

interface Rested<Value> {
  /** Called with each value at once. */
  keep: (value: Value) => void;
  /** Called with the latest value after a pause in typing, or when the field unmounts. */
  send: (value: Value) => void;
}

/** Returns the function that takes each value of a field while it is typed. */
export function useRested<Value>({ keep, send }: Rested<Value>): (value: Value) => void {
  const latest = useRef(send);
  const waiting = useRef<{ value: Value; timer: ReturnType<typeof setTimeout> }>(undefined);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(
    () => () => {
      const left = waiting.current;
      if (!left) return;
      clearTimeout(left.timer);
      latest.current(left.value);
    },
    [],
  );
  return (value) => {
    keep(value);
    clearTimeout(waiting.current?.timer);
    const timer = setTimeout(() => {
      waiting.current = undefined;
      latest.current(value);
    }, REST_MS);
    waiting.current = { value, timer };
  };
}
