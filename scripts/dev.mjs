/** `npm run dev`: the server with restart on change, and Vite in front of it. Ctrl-C ends both. */
import { spawn } from 'node:child_process';
import { prepare, projectNode, root } from './prepare.mjs';
import { SERVER_COMMAND } from './server-command.mjs';

prepare();

const parts = [
	spawn(projectNode, ['--watch-path=src', ...SERVER_COMMAND], { cwd: root, stdio: 'inherit' }),
	spawn(projectNode, ['node_modules/vite/bin/vite.js'], { cwd: root, stdio: 'inherit' }),
];
const endAll = () => {
	for (const part of parts) part.kill();
};
process.on('SIGINT', endAll).on('SIGTERM', endAll);
for (const part of parts) part.on('exit', endAll);
