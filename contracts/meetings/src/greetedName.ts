/** Returns the name by which the dashboard greets somebody: the first of their names. */
export const greetedName = (fullName: string): string => fullName.split(' ')[0]!;
