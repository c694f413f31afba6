/** All icons of the set. A page bundles only those that it uses. */
export * from 'lucide-react';
