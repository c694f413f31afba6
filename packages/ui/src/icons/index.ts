/** Every icon of the set. A page bundles those that it draws. */
export * from 'lucide-react';
