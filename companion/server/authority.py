"""A certificate authority of this server's own, for HTTPS in a home network without a domain.

Who installs its certificate on a phone lets this folder vouch for names: so the certificate itself
says that it counts for the home network only, and for the names this server had when it was made.
"""

import os
import socket
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address, ip_network
from pathlib import Path
from ssl import SSLContext

import gevent
from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from companion.core.config import Settings, SettingsError
from companion.core.hostnames import LOOPBACK, own_addresses

AUTHORITY_NAME = "authority.pem"
CERTIFICATE_NAME = "server.pem"
AUTHORITY_LIFETIME = timedelta(days=3650)
CERTIFICATE_LIFETIME = timedelta(days=90)
"""Browsers take no more than 398 days, of an authority that somebody has installed 825."""
RENEWAL_PERIOD = timedelta(days=30)
"""Before its end, in which a certificate is made anew."""
CHECK_SECONDS = 60.0
"""Between two looks whether the certificate still is for every name, and for a while."""
CLOCK_SKEW = timedelta(days=1)
"""How much a phone's clock may be behind."""
HOME_NETWORKS = (
    *("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "127.0.0.0/8"),
    *("fc00::/7", "fe80::/10", "::1/128"),
)
"""Addresses that lead nowhere in the internet (RFC 1918, 3927, 4193, 4291)."""
HOME_DOMAINS = ("local", "localhost", "home.arpa")
"""Names that belong to nobody in the internet (RFC 6761, 6762, 8375)."""


def ensure_certificate(settings: Settings) -> tuple[Path, bool]:
    """Return the file with the server's certificate and key, and whether it was just made.

    It is made at the first start, a month before its end, where the machine has another name or
    address than it had, and where the authority is another; so is the authority, once.
    """
    public_file = settings.authority_certificate
    file, names = public_file.with_name(CERTIFICATE_NAME), _server_names(settings)
    key, authority = _ensure_authority(public_file, names)
    names = tuple(name for name in names if _is_within(authority, name))
    if _is_good(file, names, authority):
        return file, False
    own_key = ec.generate_private_key(ec.SECP256R1())
    certificate = _make_certificate(names, own_key.public_key(), authority, key)
    _save(file, own_key, certificate, authority)
    return file, True


def _server_names(settings: Settings) -> tuple[str, ...]:
    """Return every name and address by which a phone may ask for this server."""
    name = socket.gethostname().lower()
    given = (one.removeprefix(".") for one in settings.trusted_hosts)
    addresses = own_addresses(with_ipv6=True)
    return tuple(dict.fromkeys((*LOOPBACK, *addresses, name, f"{name}.local", *given)))


def _is_good(file: Path, names: tuple[str, ...], authority: x509.Certificate) -> bool:
    """Whether a file holds a certificate of this authority for these names, and for a while."""
    try:
        certificate = x509.load_pem_x509_certificate(file.read_bytes())
        certificate.verify_directly_issued_by(authority)
    except (FileNotFoundError, ValueError, InvalidSignature):
        return False
    has_time = certificate.not_valid_after_utc - RENEWAL_PERIOD > datetime.now(UTC)
    return has_time and set(names) <= set(_names_of(certificate))


def _names_of(certificate: x509.Certificate) -> list[str]:
    extension = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName)
    dns = extension.value.get_values_for_type(x509.DNSName)
    return [*dns, *map(str, extension.value.get_values_for_type(x509.IPAddress))]


def _ensure_authority(
    public_file: Path, names: tuple[str, ...]
) -> tuple[ec.EllipticCurvePrivateKey, x509.Certificate]:
    """Return the key and the certificate of the authority, which is made where there is none."""
    file = public_file.with_name(AUTHORITY_NAME)
    file.parent.mkdir(mode=0o700, exist_ok=True)
    if not file.exists():
        key = ec.generate_private_key(ec.SECP256R1())
        _save(file, key, _make_authority(names, key))
    try:
        key = serialization.load_pem_private_key(file.read_bytes(), password=None)
        authority = x509.load_pem_x509_certificate(file.read_bytes())
    except ValueError as error:
        raise SettingsError(_unreadable(file)) from error
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise SettingsError(_unreadable(file))
    encoded = authority.public_bytes(serialization.Encoding.DER)
    public_file.write_bytes(encoded)  # for phones, which take no other form
    return key, authority


def _unreadable(file: Path) -> str:
    return f"{file} holds no key and certificate. Remove it, and install the new one on each phone."


def _make_authority(names: tuple[str, ...], key: ec.EllipticCurvePrivateKey) -> x509.Certificate:
    """Make the certificate that is installed on phones; it counts for the home network only."""
    name = _common_name(f"Companion ({socket.gethostname()})")
    networks = [ip_network(one) for one in HOME_NETWORKS]
    networks += [ip_network(one) for one in names if _is_address(one)]
    domains = [*HOME_DOMAINS, *(one for one in names if not _is_address(one))]
    permitted = [*map(x509.DNSName, dict.fromkeys(domains)), *map(x509.IPAddress, networks)]
    usage = {name: name in ("key_cert_sign", "crl_sign") for name in KEY_USES}
    return (
        _builder(name, name, key.public_key(), AUTHORITY_LIFETIME)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(x509.KeyUsage(**usage), critical=True)
        .add_extension(x509.NameConstraints(permitted, None), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .sign(key, hashes.SHA256())
    )


KEY_USES = (
    *("digital_signature", "content_commitment", "key_encipherment", "data_encipherment"),
    *("key_agreement", "key_cert_sign", "crl_sign", "encipher_only", "decipher_only"),
)


def _make_certificate(
    names: tuple[str, ...],
    public_key: ec.EllipticCurvePublicKey,
    authority: x509.Certificate,
    key: ec.EllipticCurvePrivateKey,
) -> x509.Certificate:
    alternatives = [
        x509.IPAddress(ip_address(one)) if _is_address(one) else x509.DNSName(one) for one in names
    ]
    subject = _common_name("Companion")
    usage = {name: name == "digital_signature" for name in KEY_USES}
    server = x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH])
    issuer = x509.AuthorityKeyIdentifier.from_issuer_public_key(key.public_key())
    return (
        _builder(subject, authority.subject, public_key, CERTIFICATE_LIFETIME)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.KeyUsage(**usage), critical=True)
        .add_extension(server, critical=False)
        .add_extension(x509.SubjectAlternativeName(alternatives), critical=False)
        .add_extension(issuer, critical=False)
        .sign(key, hashes.SHA256())
    )


def _builder(
    subject: x509.Name,
    issuer: x509.Name,
    public_key: ec.EllipticCurvePublicKey,
    lifetime: timedelta,
) -> x509.CertificateBuilder:
    begin = datetime.now(UTC) - CLOCK_SKEW
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(public_key)
        .serial_number(x509.random_serial_number())
        .not_valid_before(begin)
        .not_valid_after(begin + lifetime)
    )


def _common_name(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name[:64])])


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _is_within(authority: x509.Certificate, name: str) -> bool:
    """Whether the authority may vouch for this name."""
    constraints = authority.extensions.get_extension_for_class(x509.NameConstraints).value
    permitted = constraints.permitted_subtrees or []
    networks = [ip_network(str(one.value)) for one in permitted if isinstance(one, x509.IPAddress)]
    domains = [one.value for one in permitted if isinstance(one, x509.DNSName)]
    if _is_address(name):
        return any(ip_address(name) in network for network in networks)
    return any(name == domain or name.endswith(f".{domain}") for domain in domains)


def _save(file: Path, key: ec.EllipticCurvePrivateKey, *certificates: x509.Certificate) -> None:
    """Store a key and its certificates in one file, for its owner only, in whole or not at all."""
    encoded = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    encoded += b"".join(one.public_bytes(serialization.Encoding.PEM) for one in certificates)
    new = file.with_name(f"{file.name}.{os.getpid()}")
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode=0o600), "wb") as stream:
        stream.write(encoded)
    new.replace(file)


def renew_forever(settings: Settings, context: SSLContext) -> None:
    """Have `context` speak by a new certificate whenever there is one, until the greenlet ends."""
    while True:
        gevent.sleep(CHECK_SECONDS)
        file, _ = ensure_certificate(settings)
        context.load_cert_chain(file)
