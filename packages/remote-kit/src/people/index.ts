export { PeopleField, type PeopleFieldProps } from './PeopleField.tsx';
export { PersonSuggestion } from './PersonSuggestion.tsx';
export type { Addressee, KnownPerson } from './Addressee.ts';
export { useJudge, type Judge } from './useJudge.ts';
