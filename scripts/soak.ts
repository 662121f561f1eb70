/**
 * `npm run soak`: kills and restarts the server 200 times, at random moments while runs are under way, and counts the losses. `npm
 * run soak -- slow-model` waits for a model server that holds back its headers for five and a half minutes. `npm run soak
 * -- load MINUTES` has a hundred members read and write for an hour, or for so many minutes.
 */
const soaks: Record<string, () => Promise<boolean>> = {
	kills: async () => (await import('./soak/kills.ts')).soakKills(),
	load: async () => (await import('./soak/load.ts')).soakLoad(process.argv[3] ? Number(process.argv[3]) : undefined),
	'slow-model': async () => (await import('./soak/slow-model.ts')).soakSlowModel(),
};

const chosen = process.argv[2] ?? 'kills';
const soak = soaks[chosen];
if (!soak) {
	console.error(`There is no soak ${chosen}: ${Object.keys(soaks).join(', ')}.`);
	process.exit(2);
}
process.exitCode = (await soak()) ? 0 : 1;

export {};
