import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
	plugins: [react()],
	build: {
		outDir: 'dist/web',
		// The content security policy allows files of our own, and no data: addresses.
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
	},
	// A worker loads what opens documents only when it is given one.
	worker: { format: 'es' },
	server: { proxy: { '/api': 'http://127.0.0.1:3000', '/share': 'http://127.0.0.1:3000' } },
});
