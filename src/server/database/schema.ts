export * from './schema/accounts.ts';
export * from './schema/clients.ts';
export * from './schema/directories.ts';
export * from './schema/model.ts';
export * from './schema/own-models.ts';
export * from './schema/runs.ts';
export * from './schema/search.ts';
