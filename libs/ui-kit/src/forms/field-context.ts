import { createContext, useContext } from 'react';

/** Properties that a field passes to its control. */
export interface FieldControl {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldControl | null>(null);

interface ControlAttributes {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

/** Attributes that connect a control to the label, hint and error of its field; spread them before the caller's own. */
export function useFieldControl(): ControlAttributes {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    ...(field.describedBy ? { 'aria-describedby': field.describedBy } : {}),
    ...(field.invalid ? { 'aria-invalid': true } : {}),
    ...(field.required ? { 'aria-required': true } : {}),
  };
}
