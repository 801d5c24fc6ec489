/* What a service worker does with a push: importScripts("/push.js"), or this file alone. */
self.addEventListener("push", (event) => {
  const { title, body, tag, path } = event.data?.json() ?? {};
  if (title) event.waitUntil(self.registration.showNotification(title, { body, tag, data: path }));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = String(event.notification.data ?? "/");
  if (path.startsWith("/") && !path.startsWith("//")) event.waitUntil(self.clients.openWindow(path));
});
