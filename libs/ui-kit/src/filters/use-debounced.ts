import { useEffect, useState } from 'react';

/** Debounces a value: returns it after `ms` milliseconds without a change. */
export function useDebounced<Value>(value: Value, ms = 250): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
