/** `npm start`: prepare the checkout, then run the server on the Node that the project brings along. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepare, projectNode, root } from './prepare.mjs';
import { SERVER_COMMAND } from './server-command.mjs';

const LOOK_MS = 250;

prepare();

// What Node compiled once need not be compiled at the next start, nor by each process of the tools.
const env = { NODE_COMPILE_CACHE: join(root, '.cache', 'compile'), ...process.env };
const server = spawn(projectNode, SERVER_COMMAND, { cwd: root, stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));

// npm passes a signal on to its shell, and some shells die of it without passing it to us; then our parent is gone.
const parent = process.ppid;
setInterval(() => {
	if (process.ppid !== parent) server.kill('SIGTERM');
}, LOOK_MS);
