/** `npm start`: prepare the checkout, then run the server on the Node that the project brings along. */
import { spawn } from 'node:child_process';
import { prepare, projectNode, root } from './prepare.mjs';

const LOOK_MS = 250;

prepare();

const server = spawn(projectNode, ['src/server/main.ts'], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));

// npm passes a signal on to its shell, and some shells die of it without passing it to us; then our parent is gone.
const parent = process.ppid;
setInterval(() => {
	if (process.ppid !== parent) server.kill('SIGTERM');
}, LOOK_MS);
