/** How the dashboard calls somebody whom it greets: by the first of their names. */
export const greetedName = (fullName: string): string => fullName.split(' ')[0]!;
