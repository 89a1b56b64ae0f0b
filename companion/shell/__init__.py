"""The shell: the page into which the app draws, the manifest, the service worker."""
