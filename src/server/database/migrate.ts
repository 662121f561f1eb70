import { fileURLToPath } from 'node:url';

/** Where drizzle-kit puts the migrations; they travel with the server. */
export const migrations = { migrationsFolder: fileURLToPath(new URL('../../../migrations', import.meta.url)) };
