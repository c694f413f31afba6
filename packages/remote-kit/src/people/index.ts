export { PeopleField, type PeopleFieldProps } from './PeopleField.tsx';
export { PersonSuggestion } from './PersonSuggestion.tsx';
export type { Addressee, KnownPerson } from './Addressee.ts';
export { useValidator, type Validator } from './useValidator.ts';
